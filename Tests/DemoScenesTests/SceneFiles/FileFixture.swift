import Foundation
import ListKit
import ScenePreviews
import StageKit
import TestSupport
import ViewKit

@testable import DemoScenes

/// A storyboard in a temporary folder, shown by the demo.
@MainActor
final class FileFixture {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let url: URL
    let stage: OffscreenStage

    /// `other` is the name and the text of a second file in the folder.
    init(
        _ text: String = FileFixture.storyboard(), name: String = "Main.storyboard", identifier: String? = nil,
        other: (name: String, text: String)? = nil
    ) throws {
        url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        if let other { try Data(other.text.utf8).write(to: folder.appendingPathComponent(other.name)) }
        stage = OffscreenStage(size: CGSize(width: 900, height: 700), style: .light)
        stage.controlRealTimeCalls()
        let file = try SceneFile(url: url, identifier: identifier)
        file.loadTime = 1
        stage.window.rootViewController = DemoScene.file.makeController(
            style: DemoStyle(), service: PreparedFeedService(result: .success(SampleFeed.feed), loadTime: 1),
            file: file,
            quit: {})
        stage.advance(by: 0)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A storyboard with a table of prototypes and a second scene. `title` is the text of its cells, and `flag` is the
    /// value of `isSkeletonable`.
    static func storyboard(title: String = "Name", flag: String? = "YES") -> String {
        let flags =
            flag.map {
                """
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="\($0)"/>
                </userDefinedRuntimeAttributes>
                """
            } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="a">
            <scenes>
            <scene sceneID="s1"><objects>
            <viewController storyboardIdentifier="people" sceneMemberID="viewController" id="a"
                customClass="PeopleController" customModule="App">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews>
            <tableView dataMode="prototypes" rowHeight="80" id="t" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <prototypes><tableViewCell reuseIdentifier="person" rowHeight="80" id="c">
            <tableViewCellContentView key="contentView" id="cv"><subviews>
            <label text="\(title)" fixedFrame="YES" id="l"><rect key="frame" x="16" y="20" width="200" height="21"/>
            \(flags)
            </label>
            </subviews>\(flags)</tableViewCellContentView>
            \(flags)
            </tableViewCell></prototypes>
            \(flags)
            <connections><outlet property="dataSource" destination="a" id="o"/></connections>
            </tableView>
            </subviews>
            <constraints>
            <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" id="k1"/>
            <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
            <constraint firstItem="t" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="k3"/>
            <constraint firstItem="t" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="k4"/>
            </constraints>
            </view></viewController></objects></scene>
            <scene sceneID="s2"><objects>
            <viewController storyboardIdentifier="about" sceneMemberID="viewController" id="b">
            <view key="view" id="w"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews><label text="About us" fixedFrame="YES" id="m">
            <rect key="frame" x="16" y="20" width="200" height="21"/></label></subviews>
            </view></viewController></objects></scene>
            </scenes></document>
            """
    }

    var screen: SceneFileViewController? { stage.window.rootViewController as? SceneFileViewController }
    var texts: [String] { stage.window.shownTexts }
    var tables: [UITableView] { stage.window.descendants(of: UITableView.self) }

    /// Saves `text` and notifies the screen, as its file watcher would.
    func save(_ text: String) throws {
        try Data(text.utf8).write(to: url, options: .atomic)
        screen?.fileDidChange()
        stage.advance(by: 0)
    }
}
