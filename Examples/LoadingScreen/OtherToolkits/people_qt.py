# Opens people.qml in Qt Quick. Usage: people_qt.py [SECONDS]
import pathlib
import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine

app = QGuiApplication(sys.argv)
engine = QQmlApplicationEngine()
engine.load(pathlib.Path(__file__).with_name("people.qml"))
sys.exit(app.exec() if engine.rootObjects() else 1)
