import { defineBrowserCommand } from '@vitest/browser-playwright';

/** States and properties worth a line; the rest is noise or the default. */
const reportedProperties = new Set([
  'checked', 'disabled', 'expanded', 'invalid', 'level', 'modal', 'pressed', 'required', 'selected',
  'valuetext', 'valuemin', 'valuemax', 'live', 'atomic', 'busy',
]); // prettier-ignore
const plumbing = new Set(['none', 'generic', 'InlineTextBox', 'RootWebArea', 'ListMarker']);

type Value = { value?: unknown };
type Node = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
};

function line({ role, name, description, value, properties = [] }: Node): string {
  const parts = [String(role?.value)];
  if (name?.value) parts.push(JSON.stringify(name.value));
  if (value?.value !== undefined && value.value !== '') parts.push(`value=${JSON.stringify(value.value)}`);
  for (const property of properties) {
    if (reportedProperties.has(property.name)) parts.push(`${property.name}=${String(property.value.value)}`);
  }
  if (description?.value) parts.push(`description=${JSON.stringify(description.value)}`);
  return parts.join(' ');
}

/**
 * What Chromium exposes of the page under test to assistive technology, one line per element in reading order:
 * role, name, value, states, description. For example `DisclosureTriangle "Who can join?" expanded=false`.
 */
export const accessibilityTree = defineBrowserCommand(async (browser) => {
  const { page, context } = browser;
  const session = await context.newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const url = (await browser.frame()).url();
  const inside = frameTree.childFrames?.find((child) => url.startsWith(child.frame.url));
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: inside?.frame.id ?? '' });
  await session.detach();

  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const walk = (node: Node | undefined): string[] => {
    if (!node) return [];
    const below = (node.childIds ?? []).flatMap((id) => walk(byId.get(id)));
    return node.ignored || plumbing.has(String(node.role?.value)) ? below : [line(node), ...below];
  };
  return walk(nodes[0]);
});

declare module 'vitest/browser' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be merged
  interface BrowserCommands {
    accessibilityTree: () => Promise<string[]>;
  }
}
