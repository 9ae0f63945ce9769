import Foundation
import ListKit
import ViewKit

/// Sets the values of scroll, table and collection views.
extension ObjectGraph {
    func setScrollValues(of scroll: UIScrollView, from element: InterfaceElement) {
        if let shows = element.bool("showsHorizontalScrollIndicator") { scroll.showsHorizontalScrollIndicator = shows }
        if let shows = element.bool("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = shows }
        if let isLocked = element.bool("directionalLockEnabled") { scroll.isDirectionalLockEnabled = isLocked }
        if let isPaging = element.bool("pagingEnabled") { scroll.isPagingEnabled = isPaging }
        if let isEnabled = element.bool("scrollEnabled") { scroll.isScrollEnabled = isEnabled }
        if let bounces = element.bool("bounces") { scroll.bounces = bounces }
        if let bounces = element.bool("alwaysBounceVertical") { scroll.alwaysBounceVertical = bounces }
        if let bounces = element.bool("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = bounces }
        if let scale = element.number("minimumZoomScale") { scroll.minimumZoomScale = scale }
        if let scale = element.number("maximumZoomScale") { scroll.maximumZoomScale = scale }
        if let bounces = element.bool("bouncesZoom") { scroll.bouncesZoom = bounces }
        if let insets = element.insets("contentInset") { scroll.contentInset = insets }
        if element["contentInsetAdjustmentBehavior"] == "never" { scroll.contentInsetAdjustmentBehavior = .never }
        if element["contentInsetAdjustmentBehavior"] == "always" { scroll.contentInsetAdjustmentBehavior = .always }
        if let mode = element["keyboardDismissMode"].flatMap({ Self.dismissModes[$0] }) {
            scroll.keyboardDismissMode = mode
        }
        if let control = element.child("refreshControl") {
            let view = makeView(control)
            scroll.refreshControl = view as? UIRefreshControl
        }
    }

    private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
        "onDrag": .onDrag, "interactive": .interactive,
    ]

    func setValues(of table: UITableView, from element: InterfaceElement) {
        setScrollValues(of: table, from: element)
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let color = element.color("separatorColor", in: document) { table.separatorColor = color }
        if let insets = element.insets("separatorInset") { table.separatorInset = insets }
        if let height = element.rowHeight("rowHeight") { table.rowHeight = height }
        if let height = element.rowHeight("estimatedRowHeight") { table.estimatedRowHeight = height }
        if let height = element.sectionEdgeHeight("sectionHeaderHeight") { table.sectionHeaderHeight = height }
        if let height = element.sectionEdgeHeight("sectionFooterHeight") { table.sectionFooterHeight = height }
        if let allows = element.bool("allowsSelection") { table.allowsSelection = allows }
        if element.bool("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
        if let header = element.child(key: "tableHeaderView") { table.tableHeaderView = makeView(header) }
        if let footer = element.child(key: "tableFooterView") { table.tableFooterView = makeView(footer) }
        if let background = element.child(key: "backgroundView") { table.backgroundView = makeView(background) }
        for prototype in element.children(in: "prototypes") { registerPrototype(prototype, in: table) }
        if element.child("sections") != nil { table.staticSections = makeStaticSections(element) }
    }

    func setValues(of collection: UICollectionView, from element: InterfaceElement) {
        setScrollValues(of: collection, from: element)
        if let allows = element.bool("allowsSelection") { collection.allowsSelection = allows }
        if element.bool("allowsMultipleSelection") == true { collection.allowsMultipleSelection = true }
        if let background = element.child(key: "backgroundView") { collection.backgroundView = makeView(background) }
        for prototype in element.children(in: "cells") { registerPrototype(prototype, in: collection) }
        let supplementary = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in supplementary {
            guard let part = element.child(key: key), let identifier = part["reuseIdentifier"] else { continue }
            collection.register(supplementaryOfKind: kind, identifier: identifier) { [unowned self] in
                makePrototype(part) as? UICollectionReusableView
            }
        }
    }

    /// Creates the layout of a `collectionView` element; `nil` if the element has none.
    func makeCollectionLayout(_ element: InterfaceElement) -> UICollectionViewLayout? {
        guard let child = element.child(key: "collectionViewLayout") else { return nil }
        guard child.name == "collectionViewFlowLayout" else {
            let type = ClassLookup.type(child, UICollectionViewLayout.self, in: self)
            let layout = type.init(coder: InterfaceCoder())
            if let layout { add(layout, for: child) }
            return layout
        }
        let type = ClassLookup.type(child, UICollectionViewFlowLayout.self, in: self)
        guard let layout = type.init(coder: InterfaceCoder()) else { return nil }
        add(layout, for: child)
        if let spacing = child.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing = child.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
        if child["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        if let size = child.size("itemSize") { layout.itemSize = size }
        if let size = child.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = child.size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = child.insets("sectionInset") { layout.sectionInset = insets }
        if let size = child.size("estimatedItemSize"), size.width > 0, size.height > 0 {
            layout.estimatedItemSize = size
        }
        if child.bool("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        return layout
    }
}

extension InterfaceElement {
    /// Returns the height in the attribute `name`, if any. A negative value such as -1 means automatic height.
    func rowHeight(_ name: String) -> CGFloat? {
        number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }

    /// Returns the height of section headers or footers of a `tableView` element; `nil` for the heights that Xcode
    /// writes for grouped tables by default, because the titles and gaps of grouped tables have their own heights.
    func sectionEdgeHeight(_ name: String) -> CGFloat? {
        let height = rowHeight(name)
        return tableStyle != .plain && (height == 10 || height == 18) ? nil : height
    }

    /// The style of a `tableView` element.
    var tableStyle: UITableView.Style {
        switch attributes["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }
}
