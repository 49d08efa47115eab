export { findOptions } from './usePreHydrationValue.ts';
export { Field, type FieldControlAttributes, type FieldProps } from './Field.tsx';
export { getOptionId, FieldChoice, type FieldChoiceProps, type FieldOption } from './FieldChoice.tsx';
export { FieldGroup, type FieldGroupProps, type FieldGroupRootProps } from './FieldGroup.tsx';
export { type ControlProps, type FieldChange, type FieldTextProps, splitFieldProps } from './field-props.ts';
export { fieldIdIn, FormErrors, FormId, useFieldError, useFieldId } from './FormErrors.ts';
export type { FieldMessages } from './Field.messages.ts';
export type { HeadingLevel, Label } from './field-props.ts';
export { usePreHydrationValue } from './usePreHydrationValue.ts';
