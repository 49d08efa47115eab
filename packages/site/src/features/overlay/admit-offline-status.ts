import { allowInModal } from '@longcovid/ui/dialog';

// A modal dialog makes the page inert, but its links need the offline status, too.
const status = document.getElementById('offline');
if (status) allowInModal(status);
