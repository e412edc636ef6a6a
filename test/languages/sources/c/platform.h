#ifndef PLATFORM_H
#define PLATFORM_H
#pragma once

#ifdef __cplusplus
# define EXTERN extern "C"
#endif

#if defined(_WIN32) && !defined(__CYGWIN__)
# define API __declspec(dllexport)
# include <windows.h>
#elif defined __GNUC__ && (__GNUC__ > 4 || (__GNUC__ == 4 && __GNUC_MINOR__ >= 8))
# define API __attribute__((visibility("default")))
#else
# define API /* nothing */
# undef HAVE_THREADS
#endif

#define STRINGIFY(x) #x
#define CONCAT(a, b) a##b
#define LOG(format, ...) \
    do { \
        if (verbose > 0) \
            fprintf(stderr, "%s:%d: " format "\n", __FILE__, __LINE__, __VA_ARGS__); \
    } while (0)

#if 0
#error "not for this platform"
#endif

/** What a handle refers to is known to the implementation alone. */
typedef struct handle *handle_t;
typedef int (*visitor)(const char *name, void *context);
typedef unsigned long long int word_t;

extern int verbose;
__attribute__((noreturn)) void fail(const char *format, ...);
handle_t open_handle(const char *path, int flags) __attribute__((warn_unused_result));
extern int for_each(handle_t, visitor, void *);
static inline word_t rotate(word_t x, unsigned n) { return n ? x << n | x >> (64 - n) : x; }

#endif /* PLATFORM_H */
