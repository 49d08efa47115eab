export {
  HeaderNavigation,
  type HeaderNavigationProps,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
} from './HeaderNavigation.tsx';
