/** Fetches the list and its behaviour: a chunk of its own, so that a page does not pay for it before it is used. */
export const loadList = () => import('./ComboboxList.tsx');
