import { allowInModal } from '@longcovid/ui/dialog';

// A modal dialog makes the page behind it dead. A link in it may be pressed without a connection too.
const status = document.getElementById('offline');
if (status) allowInModal(status);
