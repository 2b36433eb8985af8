import '@testing-library/jest-dom';

const unexpected: unknown[][] = [];
let original: typeof console.error;

beforeEach(() => {
  unexpected.length = 0;
  original = console.error;
  console.error = (...args: unknown[]) => {
    unexpected.push(args);
  };
});

afterEach(() => {
  console.error = original;
  // A test that expects an error replaces console.error by its own spy, so whatever arrives here was not expected.
  if (unexpected.length > 0)
    throw new Error(`Unexpected console.error: ${unexpected.map((args) => args.join(' ')).join('\n')}`);
});
