import type { Mutation } from './mutation.ts';

/** Mutations of states, focus, keys and messages. */
export const behaviorMutations: readonly Mutation[] = [
  {
    component: 'announcer',
    story: 'Polite',
    mutation: 'Its region is not a live region.',
    on: '[data-part=polite]',
    change: (region) => region.removeAttribute('aria-live'),
    check: 'status-messages',
  },
  {
    component: 'combobox',
    story: 'Empty',
    mutation: 'It has no aria-expanded.',
    first: [{ press: 'Tab' }, { see: '[role=combobox]' }],
    on: '[role=combobox]',
    change: (field) => field.removeAttribute('aria-expanded'),
    check: 'axe/aria-required-attr',
  },
  {
    component: 'data-table',
    story: 'Sorted',
    mutation: 'aria-sort does not change.',
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
    mutation: 'It is not modal, so that Escape does not close it.',
    on: 'dialog',
    change: (dialog) => {
      const element = dialog as HTMLDialogElement;
      element.showModal = () => element.show();
    },
    check: 'testing/dialogTester',
    uses: [['openWith', 'Read about the first visit'], ['close']],
  },
  {
    component: 'disclosure',
    story: 'Closed',
    mutation: 'Keys have no effect on its summary.',
    on: 'summary',
    change: (summary) => summary.addEventListener('keydown', (event) => event.preventDefault()),
    check: 'testing/disclosureTester',
    uses: [['open']],
  },
  {
    component: 'error-summary',
    folder: 'form',
    story: 'BackFromTheServer',
    mutation: 'An error links to a missing field.',
    on: '[data-part=error-link] >> nth=1',
    change: (link) => link.setAttribute('href', '#lastName'),
    check: 'testing/formTester',
    uses: [['goTo', 'Please enter your name']],
  },
  {
    component: 'field',
    story: 'AroundAControlInError',
    mutation: 'Its error is not associated with it.',
    on: '[aria-invalid=true]',
    change: (field) => field.removeAttribute('aria-describedby'),
    check: 'form-errors',
  },
  {
    component: 'form',
    story: 'ToBeFilledIn',
    mutation: 'The error summary cannot take focus after an invalid submission.',
    on: '[data-component=form]',
    change: (form) =>
      new MutationObserver(() =>
        document.querySelector('[data-component=error-summary]')?.removeAttribute('tabindex'),
      ).observe(form, { childList: true, subtree: true }),
    check: 'testing/formTester',
    uses: [['submitInvalid', 'Send']],
  },
  {
    component: 'header-navigation',
    story: 'LinksAndGroups',
    mutation: 'A group opens on pointerdown.',
    on: '[data-part=group-summary]',
    change: (summary) =>
      summary.addEventListener('pointerdown', () => summary.parentElement?.toggleAttribute('open')),
    check: 'pointer-cancellation',
  },
  {
    component: 'radio-group',
    story: 'WithError',
    mutation: 'Selecting an option moves focus to the first one.',
    on: 'input >> nth=1',
    change: (answer) =>
      answer.addEventListener('change', () => document.querySelector<HTMLElement>('input')?.focus()),
    check: 'on-input',
  },
  {
    component: 'region-map',
    story: 'SevenPlaces',
    mutation: 'Its toolbar has aria-hidden with focusable controls.',
    on: '[data-part=bar]',
    change: (bar) => bar.setAttribute('aria-hidden', 'true'),
    check: 'axe/aria-hidden-focus',
  },
  {
    component: 'skip-link',
    story: 'SeenWhileFocused',
    mutation: 'It links to a missing target.',
    on: '[data-component=skip-link]',
    change: (link) => link.setAttribute('href', '#contents'),
    check: 'bypass-blocks',
  },
  {
    component: 'tabs',
    story: 'ChartTableText',
    mutation: 'aria-selected does not change.',
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
    mutation: 'Its region is not a live region.',
    on: '[data-part=polite]',
    change: (region) => region.removeAttribute('aria-live'),
    check: 'status-messages',
  },
  {
    component: 'text-area',
    story: 'WithCount',
    mutation: 'Tab does not leave it.',
    on: 'textarea',
    change: (field) =>
      field.addEventListener('keydown', (event) => {
        if (event.key === 'Tab') event.preventDefault();
      }),
    check: 'no-keyboard-trap',
  },
];
