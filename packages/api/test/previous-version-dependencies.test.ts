import { expect, test } from 'vitest';
import { installPreviousVersion } from './previous-version.ts';
import { temporaryFolder } from './test-service.ts';

// `npm run test:full` runs the previous version. What a change of dependencies takes from it is seen here already.
test('installs the previous version with all of its dependencies', () => {
  expect(installPreviousVersion(temporaryFolder())).toHaveLength(2);
});
