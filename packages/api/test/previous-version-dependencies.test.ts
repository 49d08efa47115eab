import { expect, test } from 'vitest';
import { installPreviousVersion } from './previous-version.ts';
import { temporaryFolder } from './test-service.ts';

// The nightly run starts the previous version. What a change of dependencies takes from it is seen here already.
test('installs the previous version with all of its dependencies', () => {
  expect(installPreviousVersion(temporaryFolder())).toHaveLength(2);
});
