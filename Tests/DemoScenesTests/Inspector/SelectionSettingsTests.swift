import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests that each row of a selected view shows, applies and copies the same value.
@MainActor
@Suite("Settings of a selected view")
struct SelectionSettingsTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 300))

    private func show<View: UIView>(_ view: View, radius: CGFloat = 0, clips: Bool = false) -> View {
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
        view.layer.cornerRadius = radius
        view.clipsToBounds = clips
        view.isSkeletonable = true
        stage.window.addSubview(view)
        view.storeSkeletonProperties()
        return view
    }

    private func rows(of view: UIView, isAutomatic: Bool = false) -> [String: InspectorRow] {
        let rows = SelectionRows(view: view, isAutomatic: { isAutomatic }, change: { $2() }).make()
        for row in rows { update(row) }
        return Dictionary(uniqueKeysWithValues: rows.map { (($0.subviews.first as? UILabel)?.text ?? "", $0) })
    }

    private func update(_ row: InspectorRow) {
        row.update(DemoSettings(style: DemoStyle(), theme: .light, direction: .leftToRight))
    }

    /// Moves the slider of `row` and returns the value shown next to it.
    private func slide(_ row: InspectorRow, to value: Float) throws -> Double {
        let slider = try #require(row.descendants(of: UISlider.self).first)
        slider.value = value
        slider.sendActions(for: .valueChanged)
        update(row)
        let number = row.shownTexts.lazy.compactMap { text in
            Double(text.replacingOccurrences(of: " pt", with: "").replacingOccurrences(of: "%", with: ""))
        }.first
        let shown = try #require(number)
        #expect(Double(slider.value) == shown)
        return shown
    }

    private func boneRadius(of view: UIView) throws -> Double {
        view.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        defer { view.hideSkeletonNow(transition: .none) }
        return Double(try #require(view.sk.bones.first).cornerRadius)
    }

    @Test("Bone radius keeps its value, which is drawn and copied, even in views that clip")
    func radius() throws {
        for (radius, clips) in [(0.0, false), (22, false), (22, true), (12, true), (30, true)] {
            for shape in [nil, SkeletonShape.rectangle(cornerRadius: 3), .continuous(cornerRadius: 3)] {
                let view = show(UIView(), radius: radius, clips: clips)
                view.skeletonShape = shape
                let row = try #require(rows(of: view)["Bone radius"])
                guard row.isRowEnabled else {
                    #expect(clips && radius >= 22, "only where all of the corners are cut")
                    continue
                }
                for value: Float in [0, 4, 15, 22, 40] {
                    let shown = try slide(row, to: value)
                    #expect(shown == Double(clips ? max(12, min(value, 22)) : min(value, 22)))
                    #expect(SelectionCode.swiftCode(of: view).contains("skeletonCornerRadius = \(Int(shown))\n"))
                    if shape == nil { #expect(try boneRadius(of: view) == shown) }
                }
            }
        }
    }

    @Test("Bone radius is disabled for lines, circles and capsules")
    func unusedRadius() throws {
        let label = show(UILabel())
        #expect(try #require(rows(of: label)["Bone radius"]).isRowEnabled == false)
        #expect(try #require(rows(of: label)["Line radius"]).isRowEnabled)
        label.skeletonShape = .rectangle(cornerRadius: 2)
        #expect(try #require(rows(of: label)["Bone radius"]).isRowEnabled)
        #expect(try #require(rows(of: label)["Line radius"]).isRowEnabled == false)
        for shape in [SkeletonShape.circle, .capsule] {
            let view = show(UIView())
            view.skeletonShape = shape
            #expect(try #require(rows(of: view)["Bone radius"]).isRowEnabled == false)
        }
        let toggle = show(UISwitch())
        toggle.isSkeletonable = false
        #expect(SelectionShape.radius(of: toggle, isAutomatic: true) == 22)
    }

    @Test("Every slider of a label or text view keeps its value, which is copied")
    func sliders() throws {
        let names = [
            "Lines": "skeletonTextNumberOfLines = .custom(%)", "Last line": "lastLineFillPercent = %",
            "Line radius": "linesCornerRadius = %", "Line spacing": "skeletonLineSpacing = %",
            "Line insets": "skeletonPaddingInsets = UIEdgeInsets(top: %, left: %, bottom: %, right: %)",
        ]
        for view in [show(UILabel()), show(UITextView())] as [UIView] {
            let rows = rows(of: view)
            for (title, code) in names {
                let row = try #require(rows[title])
                for value: Float in [1, 5, 9] {
                    let wanted = title == "Last line" ? 10 * value : value
                    #expect(try slide(row, to: wanted) == Double(wanted), "\(title)")
                    let statement = code.replacingOccurrences(of: "%", with: "\(Int(wanted))")
                    #expect(SelectionCode.swiftCode(of: view).contains(statement + "\n"), "\(title)")
                }
            }
        }
    }

    @Test("A changed switch is copied with its value, even if that is the default")
    func switches() throws {
        let names = [
            "Skeletonable": "isSkeletonable", "Hidden": "isHiddenWhenSkeletonIsActive",
            "Block touches": "isUserInteractionDisabledWhenSkeletonIsActive",
        ]
        for (title, name) in names {
            for wasOn in [false, true] {
                let view = UIView()
                view.setValue(wasOn, of: name)
                view.storeSkeletonProperties()
                let control = try #require(rows(of: view)[title]?.descendants(of: UISwitch.self).first)
                #expect(control.isOn == wasOn)
                control.isOn = !wasOn
                control.sendActions(for: .valueChanged)
                #expect(SelectionCode.swiftCode(of: view).contains("selected.\(name) = \(!wasOn)\n"), "\(title)")
            }
        }
    }

    @Test("Menu choices and their removal are copied")
    func menus() throws {
        for shape in SelectionShape.allCases where shape != .own {
            let view = UIView()
            shape.apply(to: view)
            view.storeSkeletonProperties()
            SelectionShape.own.apply(to: view)
            #expect(SelectionCode.swiftCode(of: view).contains("skeletonShape = nil"))
        }
        for annotation in SelectionAnnotation.allCases where annotation != .none {
            let view = show(UIView())
            annotation.apply(to: view)
            let code = SelectionCode.swiftCode(of: view)
            #expect(code.contains("isSkeletonable = false") && code.contains("skeletonAnnotation = ."))
            SelectionAnnotation.none.apply(to: view)
            #expect(!SelectionCode.swiftCode(of: view).contains("skeletonAnnotation"))
            #expect(view.isSkeletonable)
        }
        for placeholder in SelectionPlaceholder.allCases where placeholder != .automatic {
            let label = UILabel()
            label.skeletonPlaceholder = placeholder.placeholder
            label.storeSkeletonProperties()
            label.skeletonPlaceholder = nil
            #expect(SelectionCode.swiftCode(of: label).contains("skeletonPlaceholder = nil"))
        }
    }

    @Test("Insets that differ between sides are shown as mixed and copied exactly")
    func mixedInsets() throws {
        let label = show(UILabel())
        label.skeletonPaddingInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(try #require(rows(of: label)["Line insets"]).shownTexts.contains("mixed"))
        let code = SelectionCode.swiftCode(of: label)
        #expect(code.contains("UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"))
    }
}

extension UIView {
    fileprivate func setValue(_ isOn: Bool, of name: String) {
        switch name {
        case "isSkeletonable": isSkeletonable = isOn
        case "isHiddenWhenSkeletonIsActive": isHiddenWhenSkeletonIsActive = isOn
        default: isUserInteractionDisabledWhenSkeletonIsActive = isOn
        }
    }
}
