/**
 * The page of the comparison: one widget, named in its address, of this package, of a peer, or the least there can be.
 * Its types and lint are left out, since the peers are not installed here; own-widgets.tsx has all the rest.
 */
import * as Ariakit from '@ariakit/react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  Button,
  Cell,
  Column,
  ComboBox,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Modal,
  Popover,
  Row,
  Select,
  SelectValue,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { sampleText } from '../times/sample-text.ts';
import { dialogText, fewOptions, options, ownWidgets, rows } from './own-widgets.tsx';

/** Few enough to show: what a careful user of a library without a virtual list does. */
const SHOWN = 20;

function AriakitCombobox() {
  const [value, setValue] = useState('');
  const matches = useMemo(
    () => options.filter(({ label }) => label.toLowerCase().includes(value.toLowerCase())).slice(0, SHOWN),
    [value],
  );
  return (
    <Ariakit.ComboboxProvider setValue={setValue}>
      <Ariakit.ComboboxLabel>{sampleText.place}</Ariakit.ComboboxLabel>
      <Ariakit.Combobox />
      <Ariakit.ComboboxPopover>
        {matches.map((each) => (
          <Ariakit.ComboboxItem key={each.value} value={each.label} />
        ))}
      </Ariakit.ComboboxPopover>
    </Ariakit.ComboboxProvider>
  );
}

const ReactAriaCombobox = () => (
  <ComboBox defaultItems={options}>
    <Label>{sampleText.place}</Label>
    <Input />
    <Popover>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 40 }}>
        <ListBox<(typeof options)[number]> style={{ width: 300, height: 320, overflow: 'auto' }}>
          {({ value, label }) => <ListBoxItem id={value}>{label}</ListBoxItem>}
        </ListBox>
      </Virtualizer>
    </Popover>
  </ComboBox>
);

const AriakitDialog = () => (
  <Ariakit.DialogProvider>
    <Ariakit.DialogDisclosure>{sampleText.open}</Ariakit.DialogDisclosure>
    <Ariakit.Dialog>
      <Ariakit.DialogHeading>{sampleText.visit}</Ariakit.DialogHeading>
      {dialogText}
      <Ariakit.DialogDismiss>{sampleText.open}</Ariakit.DialogDismiss>
    </Ariakit.Dialog>
  </Ariakit.DialogProvider>
);

const ReactAriaDialog = () => (
  <DialogTrigger>
    <Button>{sampleText.open}</Button>
    <Modal isDismissable>
      <Dialog>
        <Heading slot="title">{sampleText.visit}</Heading>
        {dialogText}
        <Button slot="close">{sampleText.open}</Button>
      </Dialog>
    </Modal>
  </DialogTrigger>
);

const AriakitSelect = () => (
  <Ariakit.SelectProvider defaultValue={fewOptions[0]?.label} orientation="both" setValueOnMove>
    <Ariakit.SelectLabel>{sampleText.place}</Ariakit.SelectLabel>
    <Ariakit.Select moveOnKeyDown showOnKeyDown={false} />
    <Ariakit.SelectPopover>
      {fewOptions.map(({ value, label }) => (
        <Ariakit.SelectItem key={value} value={label} />
      ))}
    </Ariakit.SelectPopover>
  </Ariakit.SelectProvider>
);

const ReactAriaSelect = () => (
  <Select defaultSelectedKey="0">
    <Label>{sampleText.place}</Label>
    <Button>
      <SelectValue />
    </Button>
    <Popover>
      <ListBox items={fewOptions}>
        {({ value, label }) => <ListBoxItem id={value}>{label}</ListBoxItem>}
      </ListBox>
    </Popover>
  </Select>
);

const collator = new Intl.Collator('en');

/** It sorts nothing itself: the rows are sorted as its documentation does, at each press. */
function ReactAriaTable() {
  const [direction, setDirection] = useState<'ascending' | 'descending'>('ascending');
  const sorted = useMemo(() => {
    const ascending = rows.toSorted((one, other) => collator.compare(one.place, other.place));
    return direction === 'ascending' ? ascending : ascending.reverse();
  }, [direction]);
  return (
    <>
      {/* The bench waits for a control. */}
      <button type="button">{sampleText.open}</button>
      <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 40, headingHeight: 40 }}>
        <Table
          aria-label={sampleText.visits}
          sortDescriptor={{ column: 'place', direction }}
          onSortChange={(descriptor) => setDirection(descriptor.direction)}
          style={{ width: 600, height: 600, overflow: 'auto' }}
        >
          <TableHeader>
            <Column id="place" isRowHeader allowsSorting>
              {sampleText.place}
            </Column>
            <Column id="state">{sampleText.state}</Column>
            <Column id="visits">{sampleText.visits}</Column>
          </TableHeader>
          <TableBody items={sorted}>
            {({ place, state, visits }) => (
              <Row id={place}>
                <Cell>{place}</Cell>
                <Cell>{state}</Cell>
                <Cell>{visits}</Cell>
              </Row>
            )}
          </TableBody>
        </Table>
      </Virtualizer>
    </>
  );
}

const widgets: Record<string, ReactNode> = {
  ...ownWidgets,
  'combobox-ariakit': <AriakitCombobox />,
  'combobox-react-aria': <ReactAriaCombobox />,
  'dialog-ariakit': <AriakitDialog />,
  'dialog-react-aria': <ReactAriaDialog />,
  'select-ariakit': <AriakitSelect />,
  'select-react-aria': <ReactAriaSelect />,
  'sort-react-aria': <ReactAriaTable />,
};

const container = document.createElement('main');
document.body.append(container);
createRoot(container).render(widgets[location.pathname.slice(1)]);
