import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  // By default one processor is left idle, which is half of a machine with two.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
};

/** next/jest ignores every package of node_modules; next-intl and its kin are published as ES modules only. */
export default async function jestConfig() {
  const finished = await nextJest({ dir: './' })(config)();
  return {
    ...finished,
    transformIgnorePatterns: [
      '/node_modules/(?!(next-intl|use-intl|intl-messageformat|icu-minify|@formatjs|@orama/stemmers|birpc)/)',
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}
