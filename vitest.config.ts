import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/setup.ts'],
    // Many tests wait for processes, so a core that Vitest would leave free is of use.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
