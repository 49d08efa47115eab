"""Settings of Orca for recordings, and two patches; ORCA_UNPATCHED=1 leaves the patches out."""
import os

import orca.settings as settings

settings.speechFactoryModules = ['orca_capture']
settings.speechServerFactory = 'orca_capture'
settings.enableKeyEcho = False
settings.enableBraille = False
settings.enableSound = False
settings.sayAllOnLoad = os.environ.get('ORCA_READS_PAGE') == '1'


def _patch():
    import pyatspi
    from orca import speech_generator
    from orca.scripts.toolkits.Chromium import script as chromium

    # Patch 1, Orca 43 with Chromium: at page load every native select raises selection-changed, and Orca takes it
    # for a move of focus. Ignored where the select is not focused.
    selection_changed = chromium.Script.onSelectionChanged

    def on_selection_changed(self, event):
        source = event.source
        if source is not None and source.getRole() == pyatspi.ROLE_MENU:
            box = source.parent
            if box is not None and box.getRole() == pyatspi.ROLE_COMBO_BOX:
                if not box.getState().contains(pyatspi.STATE_FOCUSED):
                    return True
        return selection_changed(self, event)

    chromium.Script.onSelectionChanged = on_selection_changed

    # Patch 2, Orca 43: it detects the language of each piece of text and does not pass it to the voice.
    voice_of = speech_generator.SpeechGenerator.voice

    def voice(self, key=None, **args):
        result = voice_of(self, key, **args)
        language = args.get('language')
        if language not in (None, '', 'None'):
            result[0]['family'] = dict(result[0].get('family') or {}, lang=language, dialect='')
        return result

    speech_generator.SpeechGenerator.voice = voice
    return False


if not os.environ.get('ORCA_UNPATCHED'):
    from gi.repository import GLib

    GLib.idle_add(_patch)  # after Orca's own modules are loaded
