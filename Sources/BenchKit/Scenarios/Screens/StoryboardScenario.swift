import Foundation
import NibKit
import ViewKit

/// The scenario `storyboard`: reads a scene of 1,000 cards of five views each from a storyboard and shows it, then
/// instantiates and shows the scene again without reading the file.
@MainActor
struct StoryboardScenario: EventScenario {
    static let summary = "a scene of 5000 views: read from a storyboard and shown, then shown again without reading it"
    static let count = 5000
    /// Fewer rounds than the default, because each round creates and frees thousands of views.
    static let rounds = 10

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        var storyboard: UIStoryboard?
        for name in ["read and show", "show again"] {
            var screen: UIView?
            try clock.time(name) {
                if storyboard == nil { storyboard = UIStoryboard(data: Self.data, name: "Cards") }
                screen = storyboard?.instantiateInitialViewController()?.view
                if let screen { clock.window.addSubview(screen) }
            }
            screen?.removeFromSuperview()
            try clock.runFrame()
        }
        if let last = storyboard?.instantiateInitialViewController()?.view { clock.window.addSubview(last) }
        try clock.runFrame()
    }

    // MARK: The file

    private static let columns = 10
    private static let card = CGSize(width: 128, height: 96)

    /// The storyboard file, generated once, in the first warm-up round.
    private static let data = Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController id="c" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v">
                                <rect key="frame" x="0.0" y="0.0" width="1280" height="9600"/>
                                <subviews>
        \((0..<count / 5).map { cardXML($0) }.joined(separator: "\n"))
                                </subviews>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """.utf8)

    /// Returns the XML of card `index`, as Xcode writes it: a view with an image view, two labels and a button.
    private static func cardXML(_ index: Int) -> String {
        let (x, y) = (CGFloat(index % columns) * card.width, CGFloat(index / columns) * card.height)
        return """
            <view contentMode="scaleToFill" fixedFrame="YES" id="w\(index)">
                <rect key="frame" x="\(x)" y="\(y)" width="\(card.width)" height="\(card.height)"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                <subviews>
                    <imageView clipsSubviews="YES" contentMode="scaleAspectFill" id="i\(index)">
                        <rect key="frame" x="8" y="8" width="32" height="32"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/>
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                <integer key="value" value="16"/>
                            </userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                    </imageView>
                    <label opaque="NO" contentMode="left" text="\(SceneText.name(index))" id="n\(index)">
                        <rect key="frame" x="48" y="8" width="72" height="16"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="13"/>
                        <nil key="textColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <label opaque="NO" contentMode="left" text="\(SceneText.details(index))" id="d\(index)">
                        <rect key="frame" x="48" y="24" width="72" height="16"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                        <fontDescription key="fontDescription" type="system" pointSize="11"/>
                        <color key="textColor" systemColor="secondaryLabelColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b\(index)">
                        <rect key="frame" x="8" y="56" width="112" height="32"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                        <state key="normal" title="Follow"/>
                    </button>
                </subviews>
                <color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/>
            </view>
            """
    }
}
