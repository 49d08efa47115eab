import type { SceneName } from './scene-names.ts';
import arrival from './scenes/arrival.svg';
import bloodDraw from './scenes/blood-draw.svg';
import call from './scenes/call.svg';
import condolence from './scenes/condolence.svg';
import conversation from './scenes/conversation.svg';
import homeKit from './scenes/home-kit.svg';
import reading from './scenes/reading.svg';
import rest from './scenes/rest.svg';

/** URL of the file of each scene. */
export const scenes: Record<SceneName, string> = {
  arrival,
  conversation,
  'blood-draw': bloodDraw,
  'home-kit': homeKit,
  rest,
  reading,
  call,
  condolence,
};
