/** A random UUID. Browsers have `crypto.randomUUID` only with TLS or at localhost. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}

/** Returns the same idempotency key for the same input, and a new one after a change. */
export function createKeys(first: string | undefined): (input: object) => string {
  let lastBody: string | undefined;
  let key = first ?? createUuid();
  return (input) => {
    const body = JSON.stringify(input);
    if (lastBody !== undefined && body !== lastBody) key = createUuid();
    lastBody = body;
    return key;
  };
}
