"""A speech server for Orca that writes each utterance to the file ORCA_CAPTURE as a line of JSON, and makes no sound.

Chosen by `speechServerFactory` in orca-customizations.py. Kinds: say, char, sayall, stop.
"""
import json
import os

from gi.repository import GLib
from orca import chnames, speechserver

_OUT = open(os.environ['ORCA_CAPTURE'], 'a', buffering=1, encoding='utf-8')


def _language(acss):
    family = (acss or {}).get('family') or {}
    return family.get('lang')


def emit(kind, text, acss=None):
    record = {'kind': kind, 'text': text}
    language = _language(acss)
    if language:
        record['lang'] = language
    _OUT.write(json.dumps(record, ensure_ascii=False) + '\n')


class SpeechServer(speechserver.SpeechServer):
    _one = None

    @staticmethod
    def getFactoryName():
        return 'capture'

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._one is None:
            SpeechServer._one = SpeechServer()
        return SpeechServer._one

    @staticmethod
    def shutdownActiveServers():
        pass

    def __init__(self):
        super().__init__()
        self._id = 'capture'

    def getInfo(self):
        return ['capture', 'capture']

    def getVoiceFamilies(self):
        return [
            speechserver.VoiceFamily({'name': 'capture', 'lang': language, 'dialect': ''})
            for language in ('en', 'es')
        ]

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            emit('say', text, acss)

    def speakCharacter(self, character, acss=None):
        emit('char', chnames.getCharacterName(character) or character, acss)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utterances, progress):
        GLib.idle_add(self._say_all, utterances, progress)

    def _say_all(self, utterances, progress):
        try:
            context, acss = next(utterances)
        except StopIteration:
            return False
        emit('sayall', context.utterance, acss)
        states = speechserver.SayAllContext
        context.currentOffset = context.startOffset
        GLib.idle_add(lambda: progress(context.copy(), states.PROGRESS) and False)

        def done():
            context.currentOffset = context.endOffset
            progress(context.copy(), states.COMPLETED)
            self._say_all(utterances, progress)
            return False

        GLib.idle_add(done)
        return False

    def stop(self):
        emit('stop', '')

    def shutdown(self):
        pass

    def reset(self, text=None, acss=None):
        pass

    def updateCapitalizationStyle(self):
        pass

    def updatePunctuationLevel(self):
        pass

    def list_output_modules(self):
        return ()
