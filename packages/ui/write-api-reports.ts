/** Writes `dist/api/<sub-path>.api.md`: what each sub-path exports, with its types, to compare with another version. */
import { globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const root = import.meta.dirname;
const reports = join(root, 'dist/api');

const entries = globSync('dist/{components/*,figure-data,testing,theme,without-react}/index.d.ts', {
  cwd: root,
});
const configs = entries.map((entry) => {
  const name = dirname(entry)
    .replace(/^dist\/(components\/)?/, '')
    .replaceAll('/', '-');
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(root, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, entry),
      compiler: { tsconfigFilePath: join(root, 'tsconfig.build.json'), skipLibCheck: true },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: reports,
        reportTempFolder: join(root, 'node_modules/.cache/api'),
      },
      messages: { extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } } },
    },
  });
});

mkdirSync(reports, { recursive: true });
const [first] = configs;
if (!first) throw new Error('dist/ has no types. Run `pnpm run build` first.');
const compilerState = CompilerState.create(first, {
  additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});
for (const config of configs) {
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback: (message) => {
      message.logLevel =
        message.logLevel === ExtractorLogLevel.Error ? message.logLevel : ExtractorLogLevel.None;
    },
  });
  if (!succeeded) process.exitCode = 1;
}
