export {
  CheckboxGroup,
  type CheckboxGroupChange,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './CheckboxGroup.tsx';
