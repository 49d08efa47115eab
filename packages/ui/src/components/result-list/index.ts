export { ResultList, type ResultListActions, type ResultListProps } from './ResultList.tsx';
export {
  ResultListDisclosure,
  type ResultListDisclosureProps,
  ResultListGroup,
  type ResultListGroupProps,
} from './ResultListGroup.tsx';
export { ResultListItem, type ResultListItemProps, type ResultStatus } from './ResultListItem.tsx';
