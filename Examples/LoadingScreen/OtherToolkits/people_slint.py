# Opens people.slint. Usage: people_slint.py [SECONDS]
import datetime
import pathlib
import sys

import slint

people = slint.load_file(pathlib.Path(__file__).with_name("people.slint")).People()
seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
loading = slint.Timer()


def load():
    people.is_loading = False


loading.start(slint.TimerMode.SingleShot, datetime.timedelta(seconds=seconds), load)
people.run()
