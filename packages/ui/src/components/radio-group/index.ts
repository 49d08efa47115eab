export { RadioGroup, type RadioGroupActions, type RadioGroupProps } from './RadioGroup.tsx';
