import Foundation
import ListKit
import ViewKit

/// Creates cells from prototypes and for static tables.
extension ObjectGraph {
    func setValues(of cell: UITableViewCell, from element: InterfaceElement) {
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
        if let accessory = element["accessoryType"].flatMap({ Self.accessories[$0] }) { cell.accessoryType = accessory }
        if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
        if let background = element.child(key: "backgroundView") { cell.backgroundView = makeView(background) }
        if let background = element.child(key: "selectedBackgroundView") {
            cell.selectedBackgroundView = makeView(background)
        }
        if let accessory = element.child(key: "accessoryView") { cell.accessoryView = makeView(accessory) }
        guard let content = element.child("tableViewCellContentView") ?? element.child(key: "contentView") else {
            return
        }
        configure(cell.contentView, from: content, ownViews: ownParts(of: cell, named: element))
    }

    /// Returns the built-in labels and image view of a styled cell, by identifier. The file lists them in the content
    /// view, but the cell creates them itself.
    private func ownParts(of cell: UITableViewCell, named element: InterfaceElement) -> [String: UIView] {
        guard element["style"] != nil else { return [:] }
        var parts: [String: UIView] = [:]
        if let id = element["textLabel"] { parts[id] = cell.textLabel }
        if let id = element["detailTextLabel"] { parts[id] = cell.detailTextLabel }
        if let id = element["imageView"] { parts[id] = cell.imageView }
        return parts
    }

    func setValues(of cell: UICollectionViewCell, from element: InterfaceElement) {
        cell.setReuseIdentifier(cellIdentifier(of: element))
        guard let content = element.child("collectionViewCellContentView") ?? element.child(key: "contentView") else {
            return
        }
        configure(cell.contentView, from: content, ownViews: [:])
    }

    /// Configures the content view created by a cell. `ownViews` contains existing views in it, by identifier.
    private func configure(_ content: UIView, from element: InterfaceElement, ownViews: [String: UIView]) {
        // The cell sizes its content view, regardless of the autoresizing mask in the file.
        add(content, for: element)
        addConstraints(of: content, from: element)
        if let frame = element.rect("frame") { content.frame = frame }
        setDecodedValues(of: content, from: element)
        setCommonValues(of: content, from: element)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for child in element.children(in: "subviews") {
            if let view = child.id.flatMap({ ownViews[$0] }) {
                add(view, for: child)
                setOwnValues(of: view, from: child)
            } else if !isUninstalled(child) {
                content.addSubview(makeView(child))
            } else {
                retain(makeView(child), in: content)
            }
        }
        for guide in element.children(named: "viewLayoutGuide") where guide.key == "safeArea" {
            register(content.safeAreaLayoutGuide, for: guide)
        }
    }

    // MARK: Prototypes

    func registerPrototype(_ element: InterfaceElement, in table: UITableView) {
        guard let identifier = element["reuseIdentifier"] else {
            return document.report("prototype without a reuse identifier ignored", at: element)
        }
        table.register(cellWithIdentifier: identifier) { [self] in makePrototype(element) as? UITableViewCell }
    }

    func registerPrototype(_ element: InterfaceElement, in collection: UICollectionView) {
        guard let identifier = element["reuseIdentifier"] else {
            return document.report("prototype without a reuse identifier ignored", at: element)
        }
        collection.register(cellWithIdentifier: identifier) { [self] in makePrototype(element) as? UICollectionViewCell
        }
    }

    /// Creates a cell or supplementary view from the element of its prototype.
    func makePrototype(_ element: InterfaceElement) -> UIView {
        let graph = ObjectGraph(document: document, modules: modules, parent: self, scene: scene)
        let view = graph.makeView(element)
        graph.finish()
        return view
    }

    // MARK: Static tables

    func makeStaticSections(_ element: InterfaceElement) -> [StaticTableSection] {
        element.children(in: "sections").filter { $0.name == "tableViewSection" }.map { section in
            let rows = section.children(in: "cells").compactMap { child -> StaticTableSection.Row? in
                guard let cell = makeView(child) as? UITableViewCell else { return nil }
                return StaticTableSection.Row(cell: cell, height: child.rowHeight("rowHeight"))
            }
            return StaticTableSection(
                header: section.string("headerTitle"), footer: section.string("footerTitle"), rows: rows)
        }
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]
}

extension InterfaceElement {
    /// The style of a `tableViewCell` element.
    var cellStyle: UITableViewCell.CellStyle {
        switch attributes["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }
}
