/** Fetches the list and its behavior, a chunk of its own that a page loads only when the field is used. */
export const loadList = () => import('./ComboboxList.tsx');
