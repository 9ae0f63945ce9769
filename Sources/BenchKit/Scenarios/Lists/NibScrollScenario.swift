import Foundation
package import ListKit
import NibKit
import ViewKit

/// The scenario `nib-scroll`: the table of the scenario `table-scroll`, with cells from a nib.
package struct NibScrollScenario: BaselineScenario {
    package let name = "nib-scroll"
    package let summary = "the table of table-scroll with cells from a nib, scrolling 10 points per frame"
    package let counts = [10_000]
    package let elementName = "rows"

    package init() {}

    package func makeViewController(count: Int) -> PeopleViewController {
        PeopleViewController(count: count, nib: UINib(data: Data(Self.xib.utf8), bundle: nil))
    }

    package func step(_ controller: PeopleViewController, frame: Int) {
        ScrollDrive.step(controller.table, frame: frame)
    }

    /// The nib of the cell, with the same frames as in `PersonRow`.
    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <tableViewCell rowHeight="72" id="c" customClass="NibPersonRow" customModule="BenchKit">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="72"/>
                    <tableViewCellContentView key="contentView" id="v">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="72"/>
                        <subviews>
                            <imageView clipsSubviews="YES" contentMode="scaleToFill" fixedFrame="YES" id="p">
                                <rect key="frame" x="16" y="12" width="48" height="48"/>
                                <userDefinedRuntimeAttributes>
                                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                        <integer key="value" value="24"/>
                                    </userDefinedRuntimeAttribute>
                                </userDefinedRuntimeAttributes>
                            </imageView>
                            <label contentMode="left" text="" fixedFrame="YES" id="n">
                                <rect key="frame" x="80" y="12" width="224" height="24"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
                            </label>
                            <label contentMode="left" text="" fixedFrame="YES" id="d">
                                <rect key="frame" x="80" y="38" width="224" height="20"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                <color key="textColor" systemColor="secondaryLabelColor"/>
                            </label>
                        </subviews>
                    </tableViewCellContentView>
                    <connections>
                        <outlet property="portrait" destination="p" id="o1"/>
                        <outlet property="nameLabel" destination="n" id="o2"/>
                        <outlet property="detailsLabel" destination="d" id="o3"/>
                    </connections>
                </tableViewCell>
            </objects>
        </document>
        """
}

/// Uses the baseline of the scenario `table-scroll`.
extension NibScrollScenario {
    @MainActor
    package func baselineContent(in window: UIWindow) -> BaselineContent {
        TableScrollScenario().baselineContent(in: window)
    }

    @MainActor
    package func baselinePosition(frame: Int) -> Double { TableScrollScenario().baselinePosition(frame: frame) }
}

/// A row for a person, laid out by a nib.
final class NibPersonRow: UITableViewCell, PersonShowing {
    @Outlet private var portrait: UIImageView?
    @Outlet private var nameLabel: UILabel?
    @Outlet private var detailsLabel: UILabel?

    func show(_ number: Int) {
        portrait?.image = ScenePicture.portraits[number % ScenePicture.portraits.count]
        nameLabel?.text = SceneText.name(number)
        detailsLabel?.text = SceneText.details(number)
    }
}
