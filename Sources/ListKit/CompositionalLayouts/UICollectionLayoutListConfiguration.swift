public import Foundation

/// How the separators of a list look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// The color. That of separators by default.
    public var color = UIColor.separator
    /// Where the line under a row begins and ends, in points from the edges of the row.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)

    /// Makes a configuration with the insets of the list's appearance, which are the same for all.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// A list: rows as wide as the view and as high as their cells say, in sections that look like those of a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// How a list looks.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge.
        case plain
        /// Rows from edge to edge, in sections with room between them.
        case grouped
        /// Sections that are cards.
        case insetGrouped
        /// The same as `insetGrouped`, without separators: for a column at the side.
        case sidebar
        /// The same as `plain`, without separators: for a column at the side.
        case sidebarPlain
    }

    /// The header of a section.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of the kind `elementKindSectionHeader`.
        case supplementary
        /// Its first row.
        case firstItemInSection
    }

    /// The footer of a section.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none
        /// A supplementary view of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// How the list looks.
    public let appearance: Appearance
    /// `true` if there are separators between rows. `true` by default, except in sidebars.
    public var showsSeparators: Bool
    /// How the lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// The background behind the rows and around the cards of a list that is the whole layout; `nil` uses the color of
    /// the collection view. That of the appearance by default.
    public var backgroundColor: UIColor?
    /// The header of each section. `.none` by default.
    public var headerMode = HeaderMode.none
    /// The footer of each section. `.none` by default.
    public var footerMode = FooterMode.none
    /// The space above a header in points; `nil`, the default, is that of the appearance, 0 in plain lists.
    public var headerTopPadding: CGFloat?

    /// Makes the usual list of `appearance`.
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

    /// `true` if sections are cards.
    var hasCards: Bool { self == .insetGrouped || self == .sidebar }
}

extension UICollectionLayoutListConfiguration {
    private enum Metrics {
        /// The room beside cards, over and under groups without a header or a footer, and the roundness of cards.
        static let (side, gap, radius): (CGFloat, CGFloat, CGFloat) = (16, 16, 10)
    }

    /// How a row at `item` of `count` looks.
    func style(ofItem item: Int, of count: Int) -> ListCellStyle {
        let first = headerMode == .firstItemInSection ? 1 : 0
        var listStyle = ListCellStyle()
        guard item >= first else {
            (listStyle.ground, listStyle.separatorColor) = (.clear, nil)
            return listStyle
        }
        listStyle.ground = appearance.isPlain ? .systemBackground : .secondarySystemGroupedBackground
        (listStyle.isFirst, listStyle.isLast) = (item == first, item == count - 1)
        listStyle.cardRadius = appearance.hasCards ? Metrics.radius : 0
        listStyle.separatorInsets = separatorConfiguration.bottomSeparatorInsets
        let hasSeparator = showsSeparators && (appearance == .plain || !listStyle.isLast)
        listStyle.separatorColor = hasSeparator ? separatorConfiguration.color : nil
        return listStyle
    }

    /// How a header or a footer looks. One of a plain list stands over the rows that scroll below it.
    var edgeStyle: ListCellStyle {
        var listStyle = ListCellStyle()
        (listStyle.ground, listStyle.separatorColor) = (appearance.isPlain ? .secondarySystemBackground : .clear, nil)
        return listStyle
    }

    /// The section that the list is.
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
    /// A section that is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.makeSection() }
}

extension UICollectionViewCompositionalLayout {
    /// A layout all of whose sections are lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout(section: configuration.makeSection())
        layout.listBackground = configuration.backgroundColor
        return layout
    }

    /// How the cell of `element` looks in a list; nil elsewhere.
    func listStyle(of element: ListElement) -> ListCellStyle? {
        guard let section = compositionalSection(element.section), let list = section.section.list else { return nil }
        return element.isCell ? list.style(ofItem: element.path.item, of: section.itemCount) : list.edgeStyle
    }
}
