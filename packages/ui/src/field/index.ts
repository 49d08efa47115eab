export { choicesOf } from './choicesOf.ts';
export { Field, type FieldControlAttributes, type FieldProps } from './Field.tsx';
export { choiceId, FieldChoice, type FieldChoiceProps, type FieldOption } from './FieldChoice.tsx';
export { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
export type { FieldWordsProps } from './FieldWords.tsx';
export type { FieldLocale } from './Field.messages.ts';
export type { HeadingLevel, Label } from './Label.ts';
export { useBeforeScript } from './useBeforeScript.ts';
