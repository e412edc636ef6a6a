import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/setup.ts'],
    // Real compilers and injected faults take as long as they take on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
