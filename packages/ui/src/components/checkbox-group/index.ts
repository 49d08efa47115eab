export {
  CheckboxGroup,
  type CheckboxChange,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './CheckboxGroup.tsx';
