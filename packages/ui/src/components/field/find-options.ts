/** The radio buttons or checkboxes of a group: by name, since an option may reveal other fields. */
export function findOptions(group: Element | null, groupName: string | undefined): HTMLInputElement[] {
  const inputs = group?.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]') ?? [];
  return [...inputs].filter(({ name }) => name === groupName);
}
