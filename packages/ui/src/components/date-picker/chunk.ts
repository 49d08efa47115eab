/** What is fetched at the first press; an object, so that a test can have it fail. */
export const chunk = { load: () => import('../../aria/CalendarDialog.tsx') };
