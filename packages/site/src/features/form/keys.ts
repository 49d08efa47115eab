/** Returns the same idempotency key for the same input, and a new one after a change. */
export function createKeys(first: string | undefined): (input: object) => string {
  let lastBody: string | undefined;
  let key = first ?? crypto.randomUUID();
  return (input) => {
    const body = JSON.stringify(input);
    if (lastBody !== undefined && body !== lastBody) key = crypto.randomUUID();
    lastBody = body;
    return key;
  };
}
