import ControlKit
import Foundation
import ListKit
import Reporting
import ViewKit

/// Creates views from elements.
extension ObjectGraph {
    /// Sets the values of `view`, which may be an existing view, from `element`, and creates its contents.
    /// `keepsDecodedValues` is `true` if the values that `setDecodedValues(of:from:)` sets must not change.
    func configure(_ view: UIView, from element: InterfaceElement, keepsDecodedValues: Bool = false) {
        add(view, for: element)
        addConstraints(of: view, from: element)
        if !keepsDecodedValues { setDecodedValues(of: view, from: element) }
        setCommonValues(of: view, from: element)
        setOwnValues(of: view, from: element)
        addSubviews(to: view, from: element)
        for guide in element.children(named: "viewLayoutGuide") { registerGuide(guide, of: view) }
        for recognizer in element.children(in: "gestureRecognizers") { makeGestureRecognizer(recognizer) }
    }

    // MARK: Creating views

    /// Creates the view of `element`, including its contents. For an unsupported element, logs a warning and returns an
    /// empty view, which preserves the layout of the surrounding views.
    func makeView(_ element: InterfaceElement) -> UIView {
        guard let base = ViewClasses.types[element.name] else {
            document.report("element not supported; shown as an empty view", at: element)
            return make(UIView.self, from: element, InterfaceCoder())
        }
        let coder = InterfaceCoder()
        switch element.name {
        case "tableView": coder.style = element.tableStyle.rawValue
        case "tableViewCell":
            coder.style = element.cellStyle.rawValue
            coder.reuseIdentifier = cellIdentifier(of: element)
        case "view" where element["customClass"] != nil: coder.reuseIdentifier = reuseIdentifier
        case "collectionView": coder.layout = makeCollectionLayout(element)
        default: break
        }
        return make(base, from: element, coder)
    }

    /// Returns the reuse identifier of a cell or supplementary view.
    func cellIdentifier(of element: InterfaceElement) -> String? {
        // A cell is a top-level object only in a xib.
        element.isTopLevel ? reuseIdentifier ?? element["reuseIdentifier"] : element["reuseIdentifier"]
    }

    private func make(_ base: UIView.Type, from element: InterfaceElement, _ coder: InterfaceCoder) -> UIView {
        let type = ClassLookup.type(element, base, in: self)
        let mark = mark
        if let view = make(type, from: element, coder) { return view }
        removeObjects(since: mark)
        document.report("\(type).init(coder:) returned nil; using \(base)", at: element)
        // UIKit's classes accept the coder.
        return make(base, from: element, coder) ?? UIView()
    }

    /// Creates a view with `init(coder:)`. The toolkit's part of the initializer sets the values and creates the
    /// contents, so that a custom class can then read and change them, as on iOS.
    private func make(_ type: UIView.Type, from element: InterfaceElement, _ coder: InterfaceCoder) -> UIView? {
        var isConfigured = false
        coder.configure = { [self] view in
            // A custom class may also pass the coder to other views.
            guard !isConfigured, Swift.type(of: view) == type else { return }
            isConfigured = true
            configure(view, from: element)
        }
        defer { coder.configure = nil }
        guard let view = type.init(coder: coder) else { return nil }
        // The initializer of a custom class may call `super.init(frame:)`.
        if !isConfigured { configure(view, from: element, keepsDecodedValues: true) }
        return view
    }

    private func addSubviews(to view: UIView, from element: InterfaceElement) {
        let container = (view as? UIVisualEffectView)?.contentView ?? view
        for child in element.children(in: "subviews") {
            let subview = makeView(child)
            guard !isUninstalled(child) else {
                // Keeps the subview alive for outlets that refer to it, as on iOS.
                retain(subview, in: view)
                continue
            }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                container.addSubview(subview)
            }
        }
    }

    private func registerGuide(_ element: InterfaceElement, of view: UIView) {
        switch element.key {
        case "safeArea": register(view.safeAreaLayoutGuide, for: element)
        case "layoutMarginsGuide", "layoutMargins": register(view.layoutMarginsGuide, for: element)
        case "readableContent": register(view.readableContentGuide, for: element)
        case "contentLayoutGuide":
            if let scroll = view as? UIScrollView { register(scroll.contentLayoutGuide, for: element) }
        case "frameLayoutGuide":
            if let scroll = view as? UIScrollView { register(scroll.frameLayoutGuide, for: element) }
        default: document.report("layout guide not supported", at: element)
        }
    }

    /// Keeps `object` alive as long as `view` exists.
    func retain(_ object: AnyObject, in view: UIView) {
        view[RetainedObjects.self].append(object)
    }
}

/// Objects that are kept alive only by a view.
enum RetainedObjects: ViewAttachmentKey {
    static var defaultValue: [AnyObject] { [] }
}
