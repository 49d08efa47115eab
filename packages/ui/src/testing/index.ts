export { comboboxTester, type ComboboxTester } from './combobox-tester.ts';
export { dialogTester, type DialogTester } from './dialog-tester.ts';
export { disclosureTester, type DisclosureTester } from './disclosure-tester.ts';
export { filterSetTester, type FilterSetTester } from './filter-set-tester.ts';
export { formTester, type FormTester, type FormTesterError } from './form-tester.ts';
export type { Keys } from './press.ts';
export { tableTester, type TableTester } from './table-tester.ts';
export { tabsTester, type TabsTester } from './tabs-tester.ts';
