export {
  NavigationProgress,
  type NavigationProgressMessages,
  type NavigationProgressProps,
} from './NavigationProgress.tsx';
