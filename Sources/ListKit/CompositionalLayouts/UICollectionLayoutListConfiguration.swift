public import Foundation

/// The appearance of a list's separators.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
    /// The color of the separators. `UIColor.separator` by default.
    public var color = UIColor.separator
    /// The insets of the separator below a row, in points. 16 at the leading edge by default.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)

    /// Creates the default configuration, which is the same for all appearances.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The configuration of a list: full-width rows with self-sizing cells, in sections that look like those of a table
/// view.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public enum Appearance: Int, Sendable {
        /// Rows that extend from edge to edge.
        case plain
        /// Rows that extend from edge to edge, with space between sections.
        case grouped
        /// Sections that look like cards with rounded corners.
        case insetGrouped
        /// A sidebar like `insetGrouped`, but without separators.
        case sidebar
        /// A sidebar like `plain`, but without separators.
        case sidebarPlain
    }

    /// The kind of header of a section.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none
        /// A supplementary view of the kind `elementKindSectionHeader`.
        case supplementary
        /// The first row of the section.
        case firstItemInSection
    }

    /// The kind of footer of a section.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none
        /// A supplementary view of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// The appearance of the list.
    public let appearance: Appearance
    /// `true` if there are separators between rows. `true` by default, except in sidebars.
    public var showsSeparators: Bool
    /// The appearance of separators.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The background color of a layout that consists only of this list. Applied only if the collection view has its
    /// default color; `nil` keeps that color. The default depends on the appearance.
    public var backgroundColor: UIColor?
    /// The kind of header of each section. `.none` by default.
    public var headerMode = HeaderMode.none
    /// The kind of footer of each section. `.none` by default.
    public var footerMode = FooterMode.none
    /// The additional space above each section if `headerMode` is `.none`, in points; `nil`, the default, adds no
    /// space.
    public var headerTopPadding: CGFloat?

    /// Creates the default configuration for `appearance`.
    public init(appearance: Appearance) {
        self.appearance = appearance
        let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
        showsSeparators = !isSidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        backgroundColor = appearance.isPlain ? .systemBackground : .systemGroupedBackground
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// `true` if there is no space between sections.
    var isPlain: Bool { self == .plain || self == .sidebarPlain }

    /// `true` if each section is drawn as a card: inset from both sides, with rounded corners.
    var hasCards: Bool { self == .insetGrouped || self == .sidebar }
}

extension UICollectionLayoutListConfiguration {
    private enum Metrics {
        /// The space on both sides of cards, in points.
        static let side: CGFloat = 16
        /// The space above and below sections without a header or footer, in points.
        static let gap: CGFloat = 16
        /// The corner radius of cards, in points.
        static let radius: CGFloat = 10
    }

    /// Returns the appearance of row `item` in a section with `count` rows.
    func style(ofItem item: Int, of count: Int) -> ListCellStyle {
        let first = headerMode == .firstItemInSection ? 1 : 0
        var listStyle = ListCellStyle()
        guard item >= first else {
            listStyle.background = .clear
            listStyle.separatorColor = nil
            return listStyle
        }
        listStyle.background = appearance.isPlain ? .systemBackground : .secondarySystemGroupedBackground
        listStyle.isFirst = item == first
        listStyle.isLast = item == count - 1
        listStyle.cardRadius = appearance.hasCards ? Metrics.radius : 0
        listStyle.separatorInsets = separatorConfiguration.bottomSeparatorInsets
        let hasSeparator = showsSeparators && (appearance == .plain || !listStyle.isLast)
        listStyle.separatorColor = hasSeparator ? separatorConfiguration.color : nil
        return listStyle
    }

    /// The appearance of headers and footers. In a plain list they have a background, because rows scroll beneath them.
    var edgeStyle: ListCellStyle {
        var listStyle = ListCellStyle()
        listStyle.background = appearance.isPlain ? .secondarySystemBackground : .clear
        listStyle.separatorColor = nil
        return listStyle
    }

    /// Creates a section that displays a list.
    func makeSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = self
        let side = appearance.hasCards ? Metrics.side : 0
        let gap = appearance.isPlain ? 0 : Metrics.gap
        section.contentInsets = NSDirectionalEdgeInsets(
            top: headerMode == .none ? gap : 0, leading: side, bottom: footerMode == .none ? gap : 0, trailing: side)
        let padding = (headerTopPadding ?? 0).sanitized
        if headerMode == .none { section.contentInsets.top += padding }
        let edge = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32))
        if headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = appearance.isPlain
            section.boundarySupplementaryItems.append(header)
        }
        if footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension NSCollectionLayoutSection {
    /// Creates a section that displays the rows of a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.makeSection() }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout whose sections are all lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout(section: configuration.makeSection())
        layout.listBackground = configuration.backgroundColor
        return layout
    }

    /// Returns the appearance of the cell, header or footer `element` in a list; `nil` if its section is not a list.
    func listStyle(of element: ListElement) -> ListCellStyle? {
        guard let section = compositionalSection(element.section), let list = section.section.list else { return nil }
        return element.isCell ? list.style(ofItem: element.path.item, of: section.itemCount) : list.edgeStyle
    }
}
