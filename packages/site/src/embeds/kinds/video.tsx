import type { Resolve } from '../embed-context.ts';

export { VideoView as View } from '../../features/video/VideoView.tsx';

export const resolve: Resolve<'video'> = ({ id }, { locale, loadRecord, findVideo }) => {
  const record = loadRecord('videos', id);
  return {
    view: 'video',
    title: record.title,
    files: findVideo(locale, record),
    transcript: record.transcript,
  };
};
