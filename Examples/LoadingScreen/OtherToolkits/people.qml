// The loading screen in Qt Quick, opened by people_qt.py.
import QtQuick

Window {
    id: window
    property bool isLoading: true
    property real sweep: -0.3
    property Gradient shine: Gradient {
        function at(position) { return Math.min(1, Math.max(0, position)) }
        orientation: Gradient.Horizontal
        GradientStop { position: window.shine.at(window.sweep - 0.2); color: "#e3e8eb" }
        GradientStop { position: window.shine.at(window.sweep); color: "#f5f8f9" }
        GradientStop { position: window.shine.at(window.sweep + 0.2); color: "#e3e8eb" }
    }
    visible: true
    width: 480
    height: 640
    title: "People"
    color: "white"

    NumberAnimation on sweep {
        from: -0.3
        to: 1.3
        duration: 1500
        loops: Animation.Infinite
        running: window.isLoading
    }
    Timer {
        interval: 1000 * (Number(Qt.application.arguments.slice(-1)[0]) || 2)
        running: true
        onTriggered: window.isLoading = false
    }

    component Bone: Rectangle {
        radius: 4
        gradient: window.shine
    }

    ListView {
        anchors.fill: parent
        model: ["Ada Lovelace", "Grace Hopper", "Katherine Johnson", "Hedy Lamarr", "Radia Perlman",
                "Ada Lovelace", "Grace Hopper", "Katherine Johnson", "Hedy Lamarr", "Radia Perlman"]
        delegate: Item {
            required property string modelData
            width: ListView.view.width
            height: 64
            Item {
                anchors.fill: parent
                opacity: window.isLoading ? 1 : 0
                visible: opacity > 0
                Behavior on opacity { NumberAnimation { duration: 250 } }
                Bone { x: 16; y: 12; width: 40; height: 40; radius: 20 }
                Bone { x: 72; y: 14; width: 180; height: 16 }
                Bone { x: 72; y: 38; width: 280; height: 12 }
            }
            Loader {
                anchors.fill: parent
                active: !window.isLoading
                opacity: window.isLoading ? 0 : 1
                Behavior on opacity { NumberAnimation { duration: 250 } }
                sourceComponent: Item {
                    Rectangle { x: 16; y: 12; width: 40; height: 40; radius: 20; color: "#30b0c7" }
                    Text { x: 72; y: 12; text: modelData; font.pixelSize: 16 }
                    Text { x: 72; y: 36; text: "Online now"; font.pixelSize: 12; color: "gray" }
                }
            }
        }
    }
}
