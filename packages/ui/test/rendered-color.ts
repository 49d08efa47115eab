/** A computed color, `rgb(…)`, as six-digit hex, for `contrastRatio`. */
export const hex = (computed: string): string => {
  const channels = (computed.match(/[\d.]+/g) ?? []).slice(0, 3);
  return `#${channels.map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0')).join('')}`;
};

/** The color behind everything on the page, as six-digit hex. */
export const pageColor = (): string => hex(getComputedStyle(document.body).backgroundColor);
