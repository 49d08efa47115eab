export {
  ResultList,
  type ResultGroup,
  type ResultItem,
  type ResultListHandle,
  type ResultListProps,
  type ResultStatus,
} from './ResultList.tsx';
