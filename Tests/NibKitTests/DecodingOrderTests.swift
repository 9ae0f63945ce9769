import Foundation
import ListKit
import StageKit
import Testing
import ViewKit

@testable import NibKit

class CodedView: UIView {
    var decodedTag: Int

    required init?(coder: NSCoder) {
        decodedTag = 0
        super.init(coder: coder)
        decodedTag = tag
        clipsToBounds = false
        backgroundColor = .red
    }
}

class CodedCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = false
    }
}

class ColoredCell: CodedCell {
    var decodedColor: UIColor?
    var decodedAlpha: CGFloat?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        (decodedColor, decodedAlpha) = (backgroundColor, alpha)
        (backgroundColor, alpha) = (.red, 1)
    }
}

class PlainScrollView: UIScrollView {}

class PlainTable: UITableView {}

@MainActor
@Suite("Values that custom classes change in init(coder:)")
struct DecodingOrderTests {
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func view(
        _ element: String, _ type: String, alpha: CGFloat = 0.5, isSystemBackground: Bool = false
    ) throws -> UIView {
        let color =
            isSystemBackground
            ? #"systemColor="systemBackgroundColor""#
            : #"red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <\(element) clipsSubviews="\(type == "PlainScrollView" ? "NO" : "YES")" tag="7" alpha="\(alpha)" id="v"
                customClass="\(type)" customModule="NibKitTests">
                <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
                <color key="backgroundColor" \(color)/>
            </\(element)></objects></document>
            """
        return try #require(UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
    }

    @Test("super.init(coder:) sets the values of the file, and a custom class can then change them")
    func order() throws {
        let view = try #require(try view("view", "CodedView") as? CodedView)
        #expect(view.decodedTag == 7 && view.tag == 7 && view.alpha == 0.5)
        #expect(!view.clipsToBounds && view.backgroundColor == .red)
        #expect(try !self.view("tableViewCell", "CodedCell").clipsToBounds)
    }

    @Test("A value that the toolkit's own initializer replaces is that of the file")
    func toolkitDefaults() throws {
        let scroll = try view("scrollView", "PlainScrollView")
        #expect(!scroll.clipsToBounds && scroll.alpha == 0.5 && scroll.tag == 7)
        let cell = try view("tableViewCell", "CodedCell")
        #expect(cell.backgroundColor == green)
    }

    @Test("A cell reads the color and opacity of the file after super.init(coder:), and its own take precedence")
    func cellColor() throws {
        let cell = try #require(try view("tableViewCell", "ColoredCell", alpha: 0.3) as? ColoredCell)
        #expect(cell.decodedColor == green && abs((cell.decodedAlpha ?? 0) - 0.3) < 0.001)
        #expect(cell.backgroundColor == .red && cell.alpha == 1)
    }

    @Test("A table that replaces a plain view has the background of the file")
    func tableInPlaceOfView() throws {
        #expect(try view("view", "PlainTable").backgroundColor == green)
    }

    @Test("A grouped table keeps the background that the file sets for a cell of a custom class")
    func groupedCell() throws {
        let cell = try #require(
            try view("tableViewCell", "CodedCell", isSystemBackground: true) as? UITableViewCell)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: .grouped)
        let source = OneCellSource(cell: cell)
        table.dataSource = source
        let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        #expect(cell.window != nil && cell.backgroundColor == .systemBackground)
    }

    @Test("The initializers of all toolkit classes keep the values of the file", arguments: [true, false])
    func toolkitClasses(isOn: Bool) throws {
        for (name, type) in ViewClasses.types {
            let coder = InterfaceCoder()
            var calls = 0
            coder.configure = { view in
                calls += 1
                (view.backgroundColor, view.alpha, view.contentMode, view.tag) = (.red, 0.5, .bottom, 7)
                (view.clipsToBounds, view.isUserInteractionEnabled, view.isMultipleTouchEnabled) = (isOn, isOn, isOn)
                view.isHidden = isOn
            }
            let view = try #require(type.init(coder: coder), "\(name)")
            #expect(calls == 1, "\(name)")
            #expect(view.backgroundColor == .red && view.alpha == 0.5, "\(name)")
            #expect(view.contentMode == .bottom && view.tag == 7, "\(name)")
            #expect(view.clipsToBounds == isOn && view.isUserInteractionEnabled == isOn, "\(name)")
            #expect(view.isMultipleTouchEnabled == isOn && view.isHidden == isOn, "\(name)")
        }
    }
}

private final class OneCellSource: UITableViewDataSource {
    private let cell: UITableViewCell

    init(cell: UITableViewCell) {
        self.cell = cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
