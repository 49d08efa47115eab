/** Type, space and shape: the same in light and dark. Sizes in rem, so that they follow the text size of the reader. */
export const measures = {
  type: {
    family: '"Atkinson Hyperlegible Next", "Atkinson fallback", system-ui, sans-serif',
    body: '1.125rem',
    lead: '1.375rem',
    small: '1rem',
    h1: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',
    h2: 'clamp(1.5rem, 1.2rem + 1.3vw, 2rem)',
    h3: '1.375rem',
    regular: '400',
    bold: '700',
    lineBody: '1.6',
    lineLead: '1.5',
    lineHeading: '1.2',
  },
  /** Steps of 8 px; half a step inside controls. */
  space: {
    half: '0.25rem',
    1: '0.5rem',
    2: '1rem',
    3: '1.5rem',
    4: '2rem',
    5: '2.5rem',
    6: '3rem',
    8: '4rem',
    12: '6rem',
  },
  /** reading: a column of 45 to 70 characters · page: the widest content. */
  width: { reading: '42rem', page: '76rem', card: '17rem' },
  /** Minimum height and width of a control, 44 px (WCAG 2.2, 2.5.5 Target Size (Enhanced)). */
  target: '2.75rem',
  radius: '0.5rem',
  shadow: '0 1px 3px rgb(20 36 43 / 12%)',
} as const;
