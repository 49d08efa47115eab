import type { Mutation } from './mutation.ts';

/** What happens when it is used: states, focus, keys, messages. */
export const behaviorMutations: readonly Mutation[] = [
  {
    component: 'announcer',
    story: 'Polite',
    mutation: 'Its region is no live region any more.',
    on: '[data-part=polite]',
    change: (region) => region.removeAttribute('aria-live'),
    check: 'status-messages',
  },
  {
    component: 'combobox',
    story: 'Empty',
    mutation: 'It does not say whether its list is open.',
    first: [{ press: 'Tab' }, { see: '[role=combobox]' }],
    on: '[role=combobox]',
    change: (field) => field.removeAttribute('aria-expanded'),
    check: 'axe/aria-required-attr',
  },
  {
    component: 'data-table',
    story: 'Sorted',
    mutation:
      'It goes on to say “descending” of the column that it was first sorted by, and nothing of the others.',
    on: 'th',
    change: (header) => {
      header.setAttribute = () => undefined;
    },
    check: 'testing/tableTester',
    uses: [['sortBy', 'Region']],
  },
  {
    component: 'dialog',
    story: 'ClosedWithItsOpener',
    mutation: 'It is shown beside the page in place of over it, so that Escape does not close it.',
    on: 'dialog',
    change: (dialog) => {
      const element = dialog as HTMLDialogElement;
      element.showModal = () => element.show();
    },
    check: 'testing/dialogTester',
    uses: [['openBy', 'Read about the first visit'], ['close']],
  },
  {
    component: 'disclosure',
    story: 'Closed',
    mutation: 'The keys do nothing at its head.',
    on: 'summary',
    change: (summary) => summary.addEventListener('keydown', (event) => event.preventDefault()),
    check: 'testing/disclosureTester',
    uses: [['open']],
  },
  {
    component: 'error-summary',
    folder: 'form',
    story: 'BackFromTheServer',
    mutation: 'An error leads to a field that is not there.',
    on: '[data-part=error-link] >> nth=1',
    change: (link) => link.setAttribute('href', '#lastName'),
    check: 'testing/formTester',
    uses: [['goTo', 'Please enter your name']],
  },
  {
    component: 'field',
    story: 'AroundAControlInError',
    mutation: 'Its error is not tied to it.',
    on: '[aria-invalid=true]',
    change: (field) => field.removeAttribute('aria-describedby'),
    check: 'form-errors',
  },
  {
    component: 'form',
    story: 'ToBeFilledIn',
    mutation: 'The list of errors cannot take focus when the form is sent in vain.',
    on: '[data-component=form]',
    change: (form) =>
      new MutationObserver(() =>
        document.querySelector('[data-component=error-summary]')?.removeAttribute('tabindex'),
      ).observe(form, { childList: true, subtree: true }),
    check: 'testing/formTester',
    uses: [['submitInVain', 'Send']],
  },
  {
    component: 'header-navigation',
    story: 'LinksAndGroups',
    mutation: 'A group opens as soon as the pointer is down, before it can be taken off.',
    on: '[data-part=group-summary]',
    change: (summary) =>
      summary.addEventListener('pointerdown', () => summary.parentElement?.toggleAttribute('open')),
    check: 'pointer-cancellation',
  },
  {
    component: 'radio-group',
    story: 'WithError',
    mutation: 'Choosing an answer sends focus to the first one.',
    on: 'input >> nth=1',
    change: (answer) =>
      answer.addEventListener('change', () => document.querySelector<HTMLElement>('input')?.focus()),
    check: 'on-input',
  },
  {
    component: 'region-map',
    story: 'SevenPlaces',
    mutation: 'Its controls are hidden from screen readers, and still take focus.',
    on: '[data-part=bar]',
    change: (bar) => bar.setAttribute('aria-hidden', 'true'),
    check: 'axe/aria-hidden-focus',
  },
  {
    component: 'skip-link',
    story: 'SeenWhileFocused',
    mutation: 'It leads to a place that is not there.',
    on: '[data-component=skip-link]',
    change: (link) => link.setAttribute('href', '#contents'),
    check: 'bypass-blocks',
  },
  {
    component: 'tabs',
    story: 'ChartTableWords',
    mutation: 'Every tab goes on to say what it said first of being chosen.',
    on: '[role=tab]',
    change: (tab) => {
      const set = tab.setAttribute.bind(tab);
      tab.setAttribute = (name, value) => (name === 'aria-selected' ? undefined : set(name, value));
    },
    check: 'testing/tabsTester',
    uses: [['select', 'Table']],
  },
  {
    component: 'toast',
    story: 'WithAnAction',
    mutation: 'What it shows is not read out: the region for it is no live region any more.',
    on: '[data-part=polite]',
    change: (region) => region.removeAttribute('aria-live'),
    check: 'status-messages',
  },
  {
    component: 'text-area',
    story: 'WithCount',
    mutation: 'Tab stays in it.',
    on: 'textarea',
    change: (field) =>
      field.addEventListener('keydown', (event) => {
        if (event.key === 'Tab') event.preventDefault();
      }),
    check: 'no-keyboard-trap',
  },
];
