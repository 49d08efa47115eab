import { expectTypeOf, test } from 'vitest';
import type { announce } from '../src/components/announcer/index.ts';
import type { CardProps } from '../src/components/card/index.ts';
import type { CarouselProps } from '../src/components/carousel/index.ts';
import type { CheckboxProps } from '../src/components/checkbox/index.ts';
import type { DisclosureListProps } from '../src/components/disclosure-list/index.ts';
import type { DocumentCardProps } from '../src/components/document-card/index.ts';
import type { FieldOption } from '../src/components/field/index.ts';
import type { FooterProps } from '../src/components/footer/index.ts';
import type { LinkProps } from '../src/components/link/index.ts';
import type { LocaleProviderProps } from '../src/components/locale-provider/index.ts';
import type { MeterProps } from '../src/components/meter/index.ts';
import type { PaginationProps } from '../src/components/pagination/index.ts';
import type { PdfOverlayProps } from '../src/components/pdf-overlay/index.ts';
import type { ProgressBarProps } from '../src/components/progress-bar/index.ts';
import type {
  ResultListGroupProps,
  ResultListItemProps,
  ResultListProps,
} from '../src/components/result-list/index.ts';
import type { StepIndicatorProps } from '../src/components/step-indicator/index.ts';
import type { TabsProps } from '../src/components/tabs/index.ts';
import type { TimelineProps } from '../src/components/timeline/index.ts';
import type { showToast } from '../src/components/toast/index.ts';
import type { VideoProps } from '../src/components/video/index.ts';
import type { VisuallyHiddenProps } from '../src/components/visually-hidden/index.ts';

type Required<Props> = { [Key in keyof Props]-?: object extends Pick<Props, Key> ? never : Key }[keyof Props];

test('what people need of a component is required', () => {
  expectTypeOf<'title'>().toExtend<Required<CardProps>>();
  expectTypeOf<'heading'>().toExtend<Required<CarouselProps>>();
  expectTypeOf<'label'>().toExtend<Required<CheckboxProps>>();
  expectTypeOf<'headingLevel'>().toExtend<Required<DisclosureListProps>>();
  expectTypeOf<'title' | 'language'>().toExtend<Required<DocumentCardProps>>();
  expectTypeOf<'linksLabel'>().toExtend<Required<FooterProps>>();
  expectTypeOf<'href'>().toExtend<Required<LinkProps>>();
  expectTypeOf<'label'>().toExtend<Required<MeterProps>>();
  expectTypeOf<'label'>().toExtend<Required<PaginationProps>>();
  expectTypeOf<'webHref'>().toExtend<Required<PdfOverlayProps>>();
  expectTypeOf<'label'>().toExtend<Required<ProgressBarProps>>();
  expectTypeOf<'heading'>().toExtend<Required<ResultListProps>>();
  expectTypeOf<'heading'>().toExtend<Required<ResultListGroupProps>>();
  expectTypeOf<'title'>().toExtend<Required<ResultListItemProps>>();
  expectTypeOf<'label'>().toExtend<Required<TabsProps>>();
  expectTypeOf<'label'>().toExtend<Required<TimelineProps>>();
  expectTypeOf<'title'>().toExtend<Required<VideoProps>>();
  expectTypeOf<'children'>().toExtend<Required<VisuallyHiddenProps>>();
});

test('what would mislead people is not taken', () => {
  expectTypeOf<object>().not.toExtend<Parameters<typeof announce>[0]>();
  expectTypeOf<{ value: 'a'; label: 'Closed'; isDisabled: true }>().not.toExtend<FieldOption>();
  expectTypeOf<{ Dialog: { shut: 'X' } }>().not.toExtend<LocaleProviderProps['messages']>();
  expectTypeOf<'step' | 'steps'>().not.toExtend<keyof ProgressBarProps>();
  expectTypeOf<StepIndicatorProps>().not.toHaveProperty('value');
  expectTypeOf<VideoProps>().not.toHaveProperty('autoPlay');
  type Toast = { message: 'Saved'; expiresAfter: 9000; action: { label: 'Undo'; onPress: () => void } };
  expectTypeOf<Toast>().not.toExtend<Parameters<typeof showToast>[0]>();
});
