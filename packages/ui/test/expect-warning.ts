import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';

/** Renders an element, of which a developer reads warnings that begin so. */
export async function expectWarning(element: ReactNode, ...beginnings: string[]): Promise<void> {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => reported.mockRestore());
  await render(element);
  const warnings = reported.mock.calls.map(([message]) => String(message));
  for (const beginning of beginnings)
    expect(warnings).toContainEqual(expect.stringContaining(`[@longcovid/ui] ${beginning}`));
}
