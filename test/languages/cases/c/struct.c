typedef struct s { int a, b : 3; struct s *next; } s;
enum e { A, B = 2, };
