import { expectTypeOf, test } from 'vitest';
import { Video, type VideoProps } from './index.ts';

declare const props: VideoProps;
const { title, ...nameless } = props;

test('VID-01 requires a title', () => {
  expectTypeOf(Video).toBeCallableWith({ ...nameless, title });
  // @ts-expect-error A video must have a name.
  expectTypeOf(Video).toBeCallableWith(nameless);
});

test('VID-02 has no prop that starts it', () => {
  expectTypeOf<VideoProps>().not.toHaveProperty('autoPlay');
});
