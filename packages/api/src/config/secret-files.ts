import { readFileSync } from 'node:fs';

/** Variables whose value is secret. Each can be read from a file instead, which `<name>_FILE` names. */
export const SECRETS = [
  'DATABASE_URL',
  'FORM_SECRET',
  'RECAPTCHA_SECRET',
  'WEBHOOK_SECRET',
  'SMTP_URL',
] as const;

type Variables = Record<string, string | undefined>;

/**
 * Reads the secrets that are given as files, such as `FORM_SECRET_FILE=/run/credentials/longcovid.service/form-secret`.
 * White space around a secret is dropped, since editors end a file with a new line.
 *
 * @returns the variables with the secrets in place, and the problems of the files, without any content.
 */
export function readSecretFiles(given: Variables): { variables: Variables; problems: string[] } {
  const variables = { ...given };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      problems.push(
        `${name} and ${name}_FILE are both set, so it is unclear which one counts. Unset one of them.`,
      );
      continue;
    }
    const secret = tryReadSecret(file);
    if (secret === null) {
      problems.push(
        `${name}_FILE does not name a file with a secret that the service can read, so it cannot start. ` +
          'Set the path of such a file, or leave it unset.',
      );
    } else variables[name] = secret;
  }
  return { variables, problems };
}

/** Null if the file cannot be read, or is empty. */
function tryReadSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return secret === '' ? null : secret;
  } catch {
    return null;
  }
}
